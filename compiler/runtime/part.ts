/** One function of a part of an engine. A bundler leaves it out where nobody calls it, as this is a call without effects. */
export function part<Part, Name extends keyof Part>(whole: Part, name: Name): Part[Name] {
  return whole[name];
}
