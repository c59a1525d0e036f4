/** The style sheet of the reference page. It stands in the page; the content policy allows it by its hash. */
export const REFERENCE_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.75rem}h3{margin:2.5rem 0 .25rem;font-size:1.1rem}h3 b{color:light-dark(#0b6e8f,#5cc8e8)}
table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid light-dark(#d8dee4,#30363d)}
thead th{font-weight:600;color:light-dark(#57606a,#9aa4af)}
code{font:0.9em ui-monospace,monospace}a{color:light-dark(#0b6e8f,#5cc8e8)}`
