/**
 * Whether a host, with its port, may stand in a Content-Security-Policy. By the rules of URLs a host may hold `;`, `,`,
 * quotes and wildcards, which say something else there.
 */
export const isPlainHost = (host: string): boolean => /^[a-z0-9._:[\]-]+$/i.test(host)
