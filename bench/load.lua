-- Goes round the paths in the file that the environment variable PATHS names, with a new Host each time, beginning with HOSTS, when that is set,
-- and prints the summary as one JSON line.
local paths = {}
for path in io.lines(os.getenv('PATHS')) do paths[#paths + 1] = path end
local n = 0
local count = 0
local hosts = os.getenv('HOSTS') or ''
-- Milliseconds between an answer and the next request, on average; 0 is none.
local pause = tonumber(os.getenv('PAUSE') or '') or 0
if pause > 0 then
  delay = function() return math.random(0, 2 * pause) end
end
if #paths > 0 then
  request = function()
    n = n % #paths + 1
    if hosts ~= '' then
      count = count + 1
      wrk.headers['Host'] = hosts .. count .. '.bench.invalid'
    end
    return wrk.format('GET', paths[n])
  end
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('RESULT {"requests":%d,"us":%d,"bytes":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
