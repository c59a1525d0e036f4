import { readServerConfig } from './read-config.ts'
import { startApi } from './start-api.ts'
import { collectGarbage } from './work/collect-garbage.ts'

const api = await startApi(readServerConfig(process.env))
// What reading and checking the sources left behind would stay with the process for as long as it lives.
collectGarbage()

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  void api.stop().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
