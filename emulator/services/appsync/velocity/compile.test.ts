import { describe, expect, it } from 'vitest';
import { compileTemplate, outcomeValue } from './compile';
import { HostObject, toValue, type Value } from './value';

function run(template: string, variables: Record<string, unknown> = {}) {
  const util = new HostObject('$util', {
    qr: () => '',
    toJson: (value) => JSON.stringify(value instanceof Map ? Object.fromEntries(value) : value),
  });
  const values = new Map<string, Value>([['util', util]]);
  for (const [name, value] of Object.entries(variables)) values.set(name, toValue(value));
  return compileTemplate(template)({ variables: values });
}

const text = (template: string, variables?: Record<string, unknown>) => {
  const outcome = run(template, variables);
  return outcome.kind === 'text' ? outcome.text : outcome;
};

const branches = '#if($n == 1)one#elseif($n == 2)two#elseif($n >= 2)more#{else}none#end';

describe('a template', () => {
  it.each([
    // References
    ['$a', { a: 1 }, '1'],
    ['${a}b', { a: 'x' }, 'xb'],
    ['$a.b.c', { a: { b: { c: 'deep' } } }, 'deep'],
    ['$a[1]', { a: ['x', 'y'] }, 'y'],
    ['$a["k"]', { a: { k: 'v' } }, 'v'],
    ['$missing', {}, '$missing'],
    ['$!missing', {}, ''],
    ['$a.missing', { a: {} }, '$a.missing'],
    ['$a', { a: ['x', 'y'] }, '[x, y]'],
    ['$a', { a: { k: 'v', l: [1] } }, '{k=v, l=[1]}'],
    ['$!a.constructor $!a.__proto__', { a: {} }, ' '],
    // String literals
    ['#set($x = "$e#key$n = :value$n")$x', { e: 'E ', n: 1 }, 'E #key1 = :value1'],
    ['#set($x = "$own#")$x', { own: 'me' }, 'me#'],
    ['#set($x = "${d.keySet()}")$x', { d: { owner: 1 } }, '[owner]'],
    ["#set($x = '$a')$x", { a: 1 }, '$a'],
    // Branches and loops
    [branches, { n: 1 }, 'one'],
    [branches, { n: 2 }, 'two'],
    [branches, { n: 3 }, 'more'],
    [branches, { n: 0 }, 'none'],
    [
      '#foreach($x in $l)$velocityCount:$x#if($foreach.hasNext()),#end#end',
      { l: ['a', 'b'] },
      '1:a,2:b',
    ],
    [
      '#foreach($x in [1,2])#foreach($y in [1,2,3])#if($y == 2)#break#end$x$y #end#end',
      {},
      '11 21 ',
    ],
    ['#foreach($v in $m)$v#end', { m: { a: 1, b: 2 } }, '12'],
    ['#foreach($e in $m.entrySet())$e.key=$e.value;#end', { m: { a: 1 } }, 'a=1;'],
    ['#foreach($x in [1,2])#end$!x$x', { x: 'before' }, 'beforebefore'],
    // #set and arithmetic
    ['#set($a.b.c = [1])#set($a.b.c[0] = 2)$a', { a: { b: {} } }, '{b={c=[2]}}'],
    ['#set($m = {"condition": $none})$util.toJson($m)', {}, '{"condition":null}'],
    ['#set($x = $a + 1)$x', { a: 2 }, '3'],
    ['#set($x = $l.size() - 1)$x', { l: [1, 2] }, '1'],
    ['#set($y = $a - 1)$!y', { a: 'x' }, ''],
    // Methods
    ['$m.put("k", 1)$m.get("k")', { m: {} }, '$m.put("k",1)1'],
    ['$util.qr($m.putAll({"x": 1}))$m', { m: { a: 0 } }, '{a=0, x=1}'],
    ['$m.containsKey("a") $m.size() $m.isEmpty() $m.keySet()', { m: { a: 0 } }, 'true 1 false [a]'],
    ['$l.contains("a") $l.size() $l.get(0)', { l: ['a', 'b'] }, 'true 2 a'],
    ['$util.qr($l.addAll(["c"]))$util.qr($l.add("d"))$l', { l: ['a'] }, '[a, c, d]'],
    ['$s.replaceAll("AND $", "")|', { s: 'a = b AND ' }, 'a = b |'],
    ['$s.startsWith("a") $s.contains("b,") $s.length()', { s: 'a,b,,' }, 'true true 5'],
    ['$!none.get("x")$!none.a.b', {}, ''],
  ])('%s with %j renders %s', (template, variables, expected) => {
    expect(text(template, variables)).toBe(expected);
  });

  it.each([
    ['$a', { a: 0 }, true],
    ['$a', { a: '' }, true],
    ['$a', { a: [] }, true],
    ['$a', { a: false }, false],
    ['$a', {}, false],
    ['!$a', {}, true],
    ['$a == $b', { a: 1, b: '1' }, true],
    ['$a == $b', { a: 'x', b: 'y' }, false],
    ['$a == $b', { b: 'x' }, false],
    ['$a == $b', { a: { k: [1] }, b: { k: [1] } }, true],
    ['$a != "x"', { a: 'x' }, false],
    ['$a >= 2 && $a < 3', { a: 2 }, true],
    ['$a > 1', { a: null }, false],
    ['$a > 1', { a: '2' }, false],
    ['$t || $f && $f', { t: true, f: false }, true],
    ['($t || $f) && $f', { t: true, f: false }, false],
    ['$t || $f && $f && $f', { t: true, f: false }, true],
    ['$f && $f || $t', { t: true, f: false }, true],
  ])('takes the branch of #if(%s) with %j: %s', (condition, variables, holds) => {
    expect(text(`#if(${condition})yes#{else}no#end`, variables)).toBe(holds ? 'yes' : 'no');
  });

  it.each([
    ['$l.stream()', 'The method stream of a List'],
    ['$a.constructor()', 'The method constructor of a Map'],
    ['$util.constructor("x")', '$util.constructor'],
    ['$util.rds.toJson("x")', '$util.rds'],
    ['#set($x = 7 % 2)', 'The operator %'],
    ['#set($x = [1..3])', 'A range'],
    ['#parse("x")', ''],
  ])('fails with the name of the unsupported feature: %s', (template, name) => {
    expect(() => text(template, { l: [], a: {} })).toThrow(
      `${name} is used in a resolver, but is not supported`,
    );
  });

  it.each([
    ['a#if(true)#return($x)#end b', new Map([['items', []]]), { items: [] }],
    ['#foreach($i in [1,2])#return#end', null, null],
    ['#return("null")', 'null', null],
    ['#return("a word")', 'a word', 'a word'],
  ])('ends at #return, whose value may be JSON: %s', (template, value, parsed) => {
    const outcome = run(template, { x: { items: [] } });
    expect(outcome).toEqual({ kind: 'return', value });
    expect(outcomeValue(outcome)).toEqual(parsed);
  });
});
