import { type Answer, type Call, serve } from './remote.ts';
import { WorkshopService } from './service.ts';

/** The thread of the compiler. */
const answer = serve(new WorkshopService(), (told: Answer) => postMessage(told));
self.onmessage = ({ data }: MessageEvent<Call>) => {
  void answer(data);
};
