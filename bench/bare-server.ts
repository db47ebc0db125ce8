// The limit: plain node:http answering the same bytes and headers, nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', headersJson = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { ...JSON.parse(headersJson), 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`listening ${address.port}`)
})
