/** Returns whether a content type is one of those, of which any may have '*' as a half. */
export function matchesType(contentType: string | undefined, types: readonly string[]): boolean {
  const [own = ''] = (contentType ?? '').toLowerCase().split(';');
  const [main, sub] = own.trim().split('/');
  return types.some((type) => {
    const [otherMain, otherSub] = type.toLowerCase().split('/');
    const isMain = otherMain === '*' || otherMain === main;
    return own !== '' && isMain && (otherSub === '*' || otherSub === sub);
  });
}
