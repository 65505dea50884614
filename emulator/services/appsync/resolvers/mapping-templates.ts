import type { MappingTemplates } from '../../../assembly/definition';
import { ResolverError } from '../template-functions/errors';
import {
  compileTemplate,
  outcomeValue,
  TemplateSyntaxError,
  type Template,
} from '../velocity/compile';
import { UnsupportedInTemplateError, type Value } from '../velocity/value';

/** A pair of templates, compiled when they are first used. */
export interface CompiledTemplates {
  request: LazyTemplate;
  response: LazyTemplate;
}

/** A template as its field runs it. `returned` tells that #return ended it. */
type LazyTemplate = (variables: ReadonlyMap<string, Value>) => {
  value: unknown;
  returned: boolean;
};

/** Compiles each distinct template once, however many resolvers share it. */
export class TemplateCache {
  readonly #compiled = new Map<string, Template>();

  templates({ request, response }: MappingTemplates): CompiledTemplates {
    return { request: this.#lazy(request), response: this.#lazy(response) };
  }

  #lazy(source: string): LazyTemplate {
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
      error instanceof TemplateSyntaxError || error instanceof UnsupportedInTemplateError;
    throw known ? mappingError(error.message, error) : error;
  }
}

function mappingError(message: string, cause?: unknown): ResolverError {
  return new ResolverError(message, { errorType: 'MappingTemplate', cause });
}
