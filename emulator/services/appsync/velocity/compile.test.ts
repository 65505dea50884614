import { describe, expect, it } from 'vitest';
import { compileTemplate, outcomeValue } from './compile';
import { HostObject, toValue, type Value } from './value';

function run(template: string, variables: Record<string, unknown> = {}) {
  const util = new HostObject('$util', {
    qr: () => '',
    toJson: (value) => JSON.stringify(value instanceof Map ? Object.fromEntries(value) : value),
  });
  const known = new Map<string, Value>([['util', util]]);
  for (const [name, value] of Object.entries(variables)) known.set(name, toValue(value));
  return compileTemplate(template)({ variables: known });
}

const text = (template: string, variables?: Record<string, unknown>) => {
  const outcome = run(template, variables);
  return outcome.kind === 'text' ? outcome.text : outcome;
};

describe('references', () => {
  it.each([
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
  ])('%s with %j renders %s', (template, variables, expected) => {
    expect(text(template, variables)).toBe(expected);
  });

  it('cannot access inherited JavaScript properties', () => {
    expect(text('$!a.constructor $!a.__proto__', { a: {} })).toBe(' ');
    expect(() => text('$a.constructor()', { a: {} })).toThrow('The method constructor of a Map');
    expect(() => text('$util.constructor("x")')).toThrow('$util.constructor is used');
  });
});

describe('string literals', () => {
  it('interpolate references in double quotes and keep #', () => {
    expect(text('#set($x = "$e#key$n = :value$n")$x', { e: 'E ', n: 1 })).toBe('E #key1 = :value1');
    expect(text('#set($x = "$own#")$x', { own: 'me' })).toBe('me#');
    expect(text('#set($x = "${d.keySet()}")$x', { d: { owner: 1 } })).toBe('[owner]');
  });

  it('are literal in single quotes', () => {
    expect(text("#set($x = '$a')$x", { a: 1 })).toBe('$a');
  });
});

describe('conditions', () => {
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
  ])('#if(%s) with %j is %s', (condition, variables, holds) => {
    expect(text(`#if(${condition})yes#{else}no#end`, variables)).toBe(holds ? 'yes' : 'no');
  });

  it('run the first branch whose condition is true', () => {
    const template = '#if($n == 1)one#elseif($n == 2)two#elseif($n >= 2)more#{else}none#end';
    expect([1, 2, 3, 0].map((n) => text(template, { n }))).toEqual(['one', 'two', 'more', 'none']);
  });
});

describe('loops', () => {
  it('provide $velocityCount and $foreach.hasNext()', () => {
    const template = '#foreach($x in $list)$velocityCount:$x#if($foreach.hasNext()),#end#end';
    expect(text(template, { list: ['a', 'b'] })).toBe('1:a,2:b');
  });

  it('end at #break, which leaves the inner loop only', () => {
    const template =
      '#foreach($x in [1,2])#foreach($y in [1,2,3])#if($y == 2)#break#end$x$y #end#end';
    expect(text(template)).toBe('11 21 ');
  });

  it('iterate over the values and the entries of a map', () => {
    expect(text('#foreach($v in $m)$v#end', { m: { a: 1, b: 2 } })).toBe('12');
    expect(text('#foreach($e in $m.entrySet())$e.key=$e.value;#end', { m: { a: 1 } })).toBe('a=1;');
  });

  it('restore the loop variables', () => {
    expect(text('#foreach($x in [1,2])#end$!x$x', { x: 'before' })).toBe('beforebefore');
  });
});

describe('#set', () => {
  it('assigns members of maps and lists', () => {
    expect(text('#set($a.b.c = [1])#set($a.b.c[0] = 2)$a', { a: { b: {} } })).toBe('{b={c=[2]}}');
  });

  it('treats an undefined variable as null', () => {
    expect(text('#set($m = {"condition": $none})$util.toJson($m)')).toBe('{"condition":null}');
  });
});

describe('methods', () => {
  it.each([
    ['$m.put("k", 1)$m.get("k")', { m: {} }, '$m.put("k",1)1'],
    ['$util.qr($m.putAll({"x": 1}))$m', { m: { a: 0 } }, '{a=0, x=1}'],
    ['$m.containsKey("a") $m.size() $m.isEmpty() $m.keySet()', { m: { a: 0 } }, 'true 1 false [a]'],
    ['$l.contains("a") $l.size() $l.get(0)', { l: ['a', 'b'] }, 'true 2 a'],
    ['$util.qr($l.addAll(["c"]))$util.qr($l.add("d"))$l', { l: ['a'] }, '[a, c, d]'],
    ['$s.replaceAll("AND $", "")|', { s: 'a = b AND ' }, 'a = b |'],
    ['$s.startsWith("a") $s.length()', { s: 'a,b,,' }, 'true 5'],
    ['$!none.get("x")$!none.a.b', {}, ''],
  ])('%s with %j', (template, variables, expected) => {
    expect(text(template, variables)).toBe(expected);
  });

  it.each([
    ['$l.stream()', 'The method stream of a List'],
    ['$util.rds.toJson("x")', '$util.rds'],
    ['#set($x = 7 % 2)', 'The operator %'],
    ['#set($x = [1..3])', 'A range'],
    ['#parse("x")', ''],
  ])('throw an error that names what is not supported: %s', (template, name) => {
    expect(() => text(template, { l: [] })).toThrow(
      `${name} is used in a resolver, but is not supported`,
    );
  });
});

describe('#return', () => {
  it('ends the template and returns its value', () => {
    expect(run('a#if(true)#return($x)#end b', { x: { items: [] } })).toEqual({
      kind: 'return',
      value: new Map([['items', []]]),
    });
    expect(run('#foreach($i in [1,2])#return#end')).toEqual({ kind: 'return', value: null });
  });

  it('parses a returned JSON string', () => {
    expect(outcomeValue({ kind: 'return', value: 'null' })).toBeNull();
    expect(outcomeValue({ kind: 'return', value: 'a word' })).toBe('a word');
    expect(outcomeValue({ kind: 'return', value: new Map([['a', 1]]) })).toEqual({ a: 1 });
  });
});

describe('arithmetic', () => {
  it.each([
    ['$a + 1', { a: 2 }, '3'],
    ['$l.size() - 1', { l: [1, 2] }, '1'],
  ])('%s with %j is %s', (expression, variables, expected) => {
    expect(text(`#set($x = ${expression})$x`, variables)).toBe(expected);
  });

  it('returns null for undefined results', () => {
    expect(text('#set($y = $a - 1)$!y', { a: 'x' })).toBe('');
  });
});
