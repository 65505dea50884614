import { ResolverError } from '../template-functions/errors';
import {
  compileTemplate,
  outcomeValue,
  TemplateSyntaxError,
  type Template,
} from '../velocity/compile';
import { UnsupportedInResolverError } from '../velocity/value';
import type { Handler, Handlers } from './handler';

/** Compiles each distinct template once; many resolvers share one. */
export class TemplateCache {
  readonly #compiled = new Map<string, Template>();

  /** Returns handlers for a pair of templates, each compiled on first use. */
  handlers({ request, response }: { request: string; response: string }): Handlers {
    return { request: this.#lazy(request), response: this.#lazy(response) };
  }

  #lazy(source: string): Handler {
    return (variables) => {
      const outcome = run(() => this.#compile(source)({ variables: new Map(variables) }));
      if (outcome.kind === 'text' && outcome.text.trim() === '') {
        throw mappingError('Template transformation yielded an empty response.');
      }
      try {
        return { value: outcomeValue(outcome), returned: outcome.kind === 'return' };
      } catch (cause) {
        throw mappingError(
          `Unable to parse the template's result as JSON: ${String(cause)}`,
          cause,
        );
      }
    };
  }

  #compile(source: string): Template {
    const cached = this.#compiled.get(source);
    if (cached) return cached;
    const compiled = compileTemplate(source);
    this.#compiled.set(source, compiled);
    return compiled;
  }
}

/** Reports failures of the template to its author as resolver errors. */
function run<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    const isTemplateError =
      error instanceof TemplateSyntaxError || error instanceof UnsupportedInResolverError;
    throw isTemplateError ? mappingError(error.message, error) : error;
  }
}

function mappingError(message: string, cause?: unknown): ResolverError {
  return new ResolverError(message, { errorType: 'MappingTemplate', cause });
}
