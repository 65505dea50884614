import type { Toast } from './toast';

/** A message, and who was signed in when it was sent. */
export type Message = Toast & { readonly owner: string | undefined };

export type Mailbox = ReturnType<typeof createMailbox>;

/** Keeps messages until something receives them. */
export function createMailbox() {
  const waiting: Message[] = [];
  let receiver: ((message: Message) => void) | undefined;
  return {
    send(message: Message): void {
      if (receiver) receiver(message);
      else waiting.push(message);
    },
    /** Receives waiting and future messages. Returns an unsubscribe function. */
    receive(onMessage: (message: Message) => void): () => void {
      receiver = onMessage;
      for (const message of waiting.splice(0)) onMessage(message);
      return () => void (receiver = undefined);
    },
  };
}
