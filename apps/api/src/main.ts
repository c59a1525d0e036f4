import { readConfig } from './read-config.ts'
import { startApi } from './start-api.ts'

const api = await startApi(readConfig(process.env))

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  void api.stop().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
