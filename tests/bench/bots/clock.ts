/** The CPU time of this thread so far: others on the machine make no difference to it. */
export function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
