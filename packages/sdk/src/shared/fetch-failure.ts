/** What browsers and Node say where a request got no answer: Chromium and undici, Safari, Firefox, and sockets. */
export const fetchFailure =
  /failed to fetch|fetch failed|load failed|network ?error|network connection|internet connection|terminated|ECONNREFUSED|ECONNRESET/i
