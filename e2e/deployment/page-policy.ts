import { createHash } from 'node:crypto';

/** Returns the security policy that a page states itself. */
export function statedPolicy(html: string): string | undefined {
  return /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
}

/** Returns the scripts of a page that a policy blocks: the paths of files, and 'an inline script'. */
export function blockedScripts(html: string, policy: string): string[] {
  const sources = sourcesOf(policy, 'script-src') ?? sourcesOf(policy, 'default-src');
  if (!sources) return [];
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', content = '']) => {
      const file = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
      if (file !== undefined) {
        return /^\/(?!\/)/.test(file) && sources.includes("'self'") ? [] : [file];
      }
      const hash = createHash('sha256').update(content).digest('base64');
      return sources.includes(`'sha256-${hash}'`) ? [] : ['an inline script'];
    },
  );
}

function sourcesOf(policy: string, directive: string): string[] | undefined {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  return rules.find(([name]) => name === directive)?.slice(1);
}
