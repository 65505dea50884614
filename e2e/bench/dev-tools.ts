import type { CDPSession } from '@playwright/test';
import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';

type Send = Parameters<CDPSession['send']>;

/** A connection to a browser, or to one of its tabs, by the DevTools protocol. */
export interface DevTools {
  /** Returns a command's result, which callers validate. Rejects with the browser's message if the command fails. */
  send(method: Send[0], params?: Send[1]): Promise<unknown>;
  /** Calls `listener` with what comes with each event of that name. Returns a function that stops it. */
  on(event: string, listener: (params: unknown) => void): () => void;
  close(): void;
}

const messageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});

type Message = v.InferOutput<typeof messageSchema>;

/** Connects to the address of a browser or a tab, and enables nothing there. */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const listeners = new Set<(message: Message) => void>();
  const listen = (listener: (message: Message) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  socket.on('message', (raw: Buffer) => {
    const message = v.parse(messageSchema, JSON.parse(raw.toString('utf8')));
    for (const listener of listeners) listener(message);
  });
  let lastId = 0;
  return {
    send: (method, params) =>
      new Promise((done, fail) => {
        const id = (lastId += 1);
        const stop = listen((message) => {
          if (message.id !== id) return;
          stop();
          if (message.error) fail(new Error(`${method}: ${message.error.message}`));
          else done(message.result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on: (event, listener) =>
      listen(({ method, params }) => void (method === event && listener(params))),
    close: () => socket.close(),
  };
}
