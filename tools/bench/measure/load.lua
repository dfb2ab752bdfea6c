-- Sends the requests of a file in turn, at once or with pauses, and says at the end what came back, as one line of JSON.
local requests = {}
local at = 0
local pause = tonumber(os.getenv("BENCH_PAUSE_MS") or "0")

function init()
  local file = io.open(os.getenv("BENCH_REQUESTS"), "rb")
  for one in file:read("*a"):gmatch("[^%z]+") do requests[#requests + 1] = one end
  file:close()
end

function request()
  at = at % #requests + 1
  return requests[at]
end

if pause > 0 then
  function delay() return math.floor(math.random() * 2 * pause + 0.5) end
end

function done(summary, latency)
  local faults = summary.errors
  io.write(string.format(
    '\nBENCH {"requests":%d,"seconds":%.6f,"bytes":%d,"faults":%d,"p50":%.3f,"p99":%.3f}\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    faults.connect + faults.read + faults.write + faults.status + faults.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
