const inlineModule = /<script type="module">[^<]*<\/script>/g
const preamble = '<script type="module" src="/server/development/preamble.ts"></script>'

/**
 * The page as the bundler's development server writes it, in the shape that the page's policy lets run: no script inline,
 * and the nonce where the bundler's own script looks for it before it adds a style.
 */
export function makeDevelopmentPage(page: string, styleNonce: string): string {
  const head = `<meta property="csp-nonce" nonce="${styleNonce}">${preamble}`
  return page.replaceAll(inlineModule, '').replace('<head>', `<head>${head}`)
}
