import type { CorsRule } from '../definition';

/** An API of API Gateway, which answers HTTP requests with functions. */
export type GatewayApiDefinition = HttpApiDefinition | RestApiDefinition;

interface NamedApi {
  /** The first part of its host's name in a deployment. */
  id: string;
  name: string;
  /** Where the emulator serves it: '/_apis/orders'. */
  path: string;
  stages: ApiStage[];
  routes: ApiRoute[];
}

export interface HttpApiDefinition extends NamedApi {
  kind: 'HTTP';
  /** Absent if the functions handle CORS themselves. */
  cors?: CorsRule & { allowCredentials: boolean };
}

export interface RestApiDefinition extends NamedApi {
  kind: 'REST';
  /** Content types of bodies that functions get in Base64, such as 'image/*'. */
  binaryTypes: string[];
  gatewayResponses: GatewayResponse[];
}

export interface ApiStage {
  /** 'dev', or '$default', which only an HTTP API has. */
  name: string;
  variables: Record<string, string>;
}

/** A route of an HTTP API, or a method of a REST API's resource. */
export interface ApiRoute {
  /** 'GET', or 'ANY'. */
  method: string;
  /** '/items/{id}', '/items/{proxy+}', or '$default' for what no other route matches. */
  path: string;
  /** The id of a REST API's resource. */
  resourceId?: string;
  authorization: ApiAuthorization;
  integration: ApiIntegration;
  /** What a request must have: 'querystring.name', 'header.x-note'. */
  requiredParameters: string[];
}

/** Who may call a route. */
export type ApiAuthorization =
  { type: 'NONE' } | { type: 'AWS_IAM' } | TokenAuthorization | LambdaAuthorization | Unsupported;

/** A token of the definition's user pool. */
export interface TokenAuthorization {
  type: 'TOKEN';
  /** The header or parameter that has the token: 'header.Authorization'. */
  source: string;
  /** The token must have one of these, if there are any. */
  scopes: string[];
  /** The app clients whose tokens are accepted; any if it is empty. */
  audience: string[];
}

/** A function that decides. */
export interface LambdaAuthorization {
  type: 'LAMBDA';
  functionArn: string;
  /** Whether a permission of the function lets the API run it. */
  isPermitted: boolean;
  /** What the function gets: the token alone, or the request in a payload format. */
  event: 'TOKEN' | '1.0' | '2.0';
  /** What identifies the caller: 'header.Authorization'. Requests without one of them are refused. */
  sources: string[];
  /** A regular expression for the whole token. */
  validation?: string;
  /** Whether the answer may be `isAuthorized` in place of a policy. */
  isSimple: boolean;
}

/** What answers a route's requests. */
export type ApiIntegration = LambdaIntegration | MockIntegration | Unsupported;

export interface LambdaIntegration {
  type: 'LAMBDA';
  functionArn: string;
  /** Whether a permission of the function lets the API run it. */
  isPermitted: boolean;
  payload: '1.0' | '2.0';
}

/** An answer that is part of the definition, such as that to a preflight. */
export interface MockIntegration {
  type: 'MOCK';
  status: number;
  headers: Record<string, string>;
  /** Other origins that get an Access-Control-Allow-Origin header. */
  origins: string[];
}

interface Unsupported {
  type: 'UNSUPPORTED';
  /** 'it needs an API key'. */
  reason: string;
}

/** How a REST API answers what no integration does. */
export interface GatewayResponse {
  /** 'UNAUTHORIZED', 'DEFAULT_4XX'. */
  type: string;
  status?: number;
  headers: Record<string, string>;
  /** The body, with `$context.error.…` for what it says. */
  template?: string;
}
