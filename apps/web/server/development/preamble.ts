// Runs in the page before everything else, in development alone: what plugin-react would write into the page as an
// inline script, which the page's policy does not let run.
import '@vitejs/plugin-react/preamble'
import { watchForReact } from './draw-again.ts'

watchForReact()
