/** The one page that other sites may show in a frame; it can ask for no signature. */
const embedPath = /^\/presale\/embed\/0x[0-9a-fA-F]{40}\/?$/

/** Whether a page may stand in a stranger's frame. Server and page ask the same question. */
export const isFramedPath = (pathname: string): boolean => embedPath.test(pathname)
