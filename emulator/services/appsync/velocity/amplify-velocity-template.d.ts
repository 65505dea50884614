/* Types of the parser's output; the package has none. */

declare module 'amplify-velocity-template' {
  export interface Reference {
    type: 'references';
    id: string;
    path?: Attribute[];
    leader: '$' | '$!';
    isWraped?: boolean;
    args?: unknown;
    pos?: { first_line: number; first_column: number };
  }

  export type Attribute =
    | { type: 'method'; id: string; args: Expression[] | false }
    | { type: 'property'; id: string }
    | { type: 'index'; id: Expression }
    | { type: 'content'; value: string };

  export type Operator =
    | '||'
    | '&&'
    | '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '>'
    | '<'
    | '=='
    | '>='
    | '<='
    | '!='
    | 'minus'
    | 'not'
    | 'parenthesis';

  export interface Operation {
    type: 'math';
    operator: Operator;
    expression: Expression[];
  }

  export type Expression =
    | Reference
    | Operation
    | { type: 'string'; value: string; isEval?: boolean }
    | { type: 'integer'; value: string | number }
    | { type: 'decimal'; value: number }
    | { type: 'bool'; value: 'true' | 'false' | 'null' }
    | { type: 'array'; value: Expression[]; isRange?: false }
    | {
        type: 'array';
        value: [Expression | string | number, Expression | string | number];
        isRange: true;
      }
    | { type: 'map'; value?: Record<string, Expression | undefined> }
    | { type: 'runt'; value: string };

  export type Statement =
    | string
    | Reference
    | { type: 'set'; equal: [Reference, Expression] }
    | { type: 'return'; value: Expression | null }
    | { type: 'break' }
    | { type: 'comment'; value: string }
    | { type: 'raw'; value: string }
    | { type: 'if' | 'elseif'; condition: Expression }
    | { type: 'else' }
    | { type: 'foreach'; to: string; from: Expression }
    | { type: 'define' | 'macro' | 'macro_call' | 'macro_body' | 'noescape' | 'end'; id?: string }
    | Statement[];

  const velocity: {
    /** Parses a template. A block is a list that starts with its #if or #foreach. Throws on syntax errors. */
    parse(template: string): Statement[];
    Helper: {
      /** Returns the source text of a reference. */
      getRefText(reference: Reference): string;
    };
  };
  export default velocity;
}
