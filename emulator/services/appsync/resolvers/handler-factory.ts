import type { HandlerCode } from '../../../assembly/definition';
import { javascriptHandlers } from '../javascript/handlers';
import type { Handlers } from './handler';
import { TemplateCache } from './mapping-templates';

/** Makes handlers of code in either of AppSync's languages. */
export function handlerFactory(): (code: HandlerCode) => Handlers {
  const templates = new TemplateCache();
  return (code) =>
    code.language === 'VTL' ? templates.handlers(code) : javascriptHandlers(code.source);
}
