import type { HandlerCode } from '../../../assembly/definition';
import { javascriptHandlers } from '../javascript/handlers';
import type { Value } from '../velocity/value';
import { TemplateCache } from './mapping-templates';

/**
 * A request or response handler. It receives $ctx and $util; `returned` is true if it returned
 * early. Throws ResolverError.
 */
export type Handler = (variables: ReadonlyMap<string, Value>) => {
  value: unknown;
  returned: boolean;
};

export interface Handlers {
  request: Handler;
  response: Handler;
}

/** Returns a function that creates the handlers of VTL or APPSYNC_JS code. */
export function handlerFactory(): (code: HandlerCode) => Handlers {
  const templates = new TemplateCache();
  return (code) =>
    code.language === 'VTL' ? templates.handlers(code) : javascriptHandlers(code.source);
}
