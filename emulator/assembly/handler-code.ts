import * as v from 'valibot';
import { unsupportedJavascript } from './appsync-javascript';
import type { CloudAssembly } from './cloud-assembly';
import type { HandlerCode } from './definition';
import { DefinitionError } from './definition-error';
import { propertiesOf } from './resource-properties';
import type { Resource } from './stacks';

const templates = v.object({
  RequestMappingTemplate: v.optional(v.string()),
  RequestMappingTemplateS3Location: v.optional(v.string()),
  ResponseMappingTemplate: v.optional(v.string()),
  ResponseMappingTemplateS3Location: v.optional(v.string()),
});

const javascript = v.object({
  Runtime: v.object({
    Name: v.literal('APPSYNC_JS', 'The emulator supports VTL and APPSYNC_JS resolvers only'),
  }),
  Code: v.optional(v.string()),
  CodeS3Location: v.optional(v.string()),
});

/**
 * Returns a resolver's or function's code: JavaScript if it names a runtime, otherwise VTL. Throws
 * DefinitionError for JavaScript that AppSync refuses.
 */
export function handlerCodeOf(resource: Resource, assembly: CloudAssembly): HandlerCode {
  const { path, properties } = resource;
  if (properties['Runtime'] !== undefined) {
    const { Code, CodeS3Location } = propertiesOf(resource, javascript);
    const source = assembly.textOf(Code, CodeS3Location);
    const problems = unsupportedJavascript(source);
    if (problems.length > 0) {
      throw new DefinitionError(
        `AppSync refuses the JavaScript of ${path}:\n  ${problems.join('\n  ')}`,
      );
    }
    return { language: 'APPSYNC_JS', source };
  }
  const vtl = propertiesOf(resource, templates);
  return {
    language: 'VTL',
    request: assembly.textOf(vtl.RequestMappingTemplate, vtl.RequestMappingTemplateS3Location),
    response: assembly.textOf(vtl.ResponseMappingTemplate, vtl.ResponseMappingTemplateS3Location),
  };
}
