import * as v from 'valibot';
import type { WireResponse } from '../../core/wire';
import { eventStream, type StreamEvent } from './event-stream';
import { StubError } from './stub';
import { shownStub } from './stub-files';

const blockSchema = v.union([
  v.object({ text: v.string() }),
  v.object({
    toolUse: v.object({ toolUseId: v.string(), name: v.string(), input: v.unknown() }),
  }),
]);

/** Bedrock's answer to Converse, as far as its stream has it. */
const converseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    output: v.object({ message: v.object({ content: v.array(blockSchema) }) }),
    stopReason: v.optional(v.string(), 'end_turn'),
  }),
);

/** Returns the answer to Bedrock's operation Converse as ConverseStream has it, word by word. Throws StubError. */
export function converseStream(answer: string): WireResponse {
  const parsed = v.safeParse(converseSchema, answer);
  if (!parsed.success) {
    throw new StubError(
      `The stub ${shownStub('bedrock')} has to answer as Converse does: ${v.summarize(parsed.issues)}`,
    );
  }
  const { output, stopReason } = parsed.output;
  const events: StreamEvent[] = [
    { type: 'messageStart', payload: { role: 'assistant' } },
    ...output.message.content.flatMap(eventsOf),
    { type: 'messageStop', payload: { stopReason } },
  ];
  return {
    status: 200,
    headers: { 'content-type': 'application/vnd.amazon.eventstream' },
    body: eventStream(events),
  };
}

function eventsOf(block: v.InferOutput<typeof blockSchema>, index: number): StreamEvent[] {
  const at = { contentBlockIndex: index };
  const delta = (content: object): StreamEvent => ({
    type: 'contentBlockDelta',
    payload: { ...at, delta: content },
  });
  const stop = { type: 'contentBlockStop', payload: at };
  if ('text' in block) {
    const words = block.text.match(/\s*\S+\s*/g) ?? [block.text];
    return [...words.map((text) => delta({ text })), stop];
  }
  const { input, ...toolUse } = block.toolUse;
  return [
    { type: 'contentBlockStart', payload: { ...at, start: { toolUse } } },
    delta({ toolUse: { input: JSON.stringify(input ?? {}) } }),
    stop,
  ];
}
