import { type Answer, type Call, serve } from '../service/remote.ts';
import { ShareService } from './service.ts';

/** The thread in which something is made or read that is shared. */
const answer = serve(new ShareService(), (told: Answer) => postMessage(told));
self.onmessage = ({ data }: MessageEvent<Call>) => {
  void answer(data);
};
