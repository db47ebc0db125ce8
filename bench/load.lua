-- Goes round the paths of the environment variable PATHS and prints the summary as one JSON line.
local paths = {}
for path in string.gmatch(os.getenv('PATHS') or '', '[^\n]+') do paths[#paths + 1] = path end
local n = 0
if #paths > 0 then
  request = function()
    n = n % #paths + 1
    return wrk.format('GET', paths[n])
  end
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('RESULT {"requests":%d,"us":%d,"bytes":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
