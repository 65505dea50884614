import { ResolverError } from '../template-functions/errors';
import {
  compileTemplate,
  outcomeValue,
  TemplateSyntaxError,
  type Template,
} from '../velocity/compile';
import { UnsupportedInResolverError } from '../velocity/value';
import type { Handler, Handlers } from './handlers';

/** Compiles each distinct template once, however many resolvers share it. */
export class TemplateCache {
  readonly #compiled = new Map<string, Template>();

  /** A pair of templates, each compiled when it is first used. */
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
    const known = this.#compiled.get(source);
    if (known) return known;
    const compiled = compileTemplate(source);
    this.#compiled.set(source, compiled);
    return compiled;
  }
}

/** A template that cannot run is the definition's fault, and its author must be told which. */
function run<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    const known =
      error instanceof TemplateSyntaxError || error instanceof UnsupportedInResolverError;
    throw known ? mappingError(error.message, error) : error;
  }
}

function mappingError(message: string, cause?: unknown): ResolverError {
  return new ResolverError(message, { errorType: 'MappingTemplate', cause });
}
