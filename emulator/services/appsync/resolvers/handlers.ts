import type { HandlerCode } from '../../../assembly/definition';
import { javascriptHandlers } from '../javascript/handlers';
import type { Value } from '../velocity/value';
import { TemplateCache } from './mapping-templates';

/**
 * What a resolver runs before and after its functions, or a function around its data source. It is
 * given $ctx and $util; `returned` tells that it ended early. Throws ResolverError.
 */
export type Handler = (variables: ReadonlyMap<string, Value>) => {
  value: unknown;
  returned: boolean;
};

export interface Handlers {
  request: Handler;
  response: Handler;
}

/** Makes handlers of code in either of AppSync's languages. */
export function handlerFactory(): (code: HandlerCode) => Handlers {
  const templates = new TemplateCache();
  return (code) =>
    code.language === 'VTL' ? templates.handlers(code) : javascriptHandlers(code.source);
}
