import { type Answer, type Call, serve } from '../service/remote.ts';
import { QuestionService } from './service.ts';

/** The thread that looks for what no example decides. */
const answer = serve(new QuestionService(), (told: Answer) => postMessage(told));
self.onmessage = ({ data }: MessageEvent<Call>) => {
  void answer(data);
};
