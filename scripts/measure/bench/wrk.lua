-- Sends the requests of a file to the server, each once, in their order. The file holds each request as on the wire,
-- after a line with its length in bytes. Prints "result", the seconds, the number of responses, the latency of half of
-- them and of 99 % in ms, and how many were refused (status 400 or more) or broken.
local ffi = require('ffi')
ffi.cdef [[
  typedef struct { long seconds; long nanoseconds; } moment;
  int clock_gettime(int clock, moment *now);
  int getpid();
  int kill(int process, int signal);
]]
local CLOCK_MONOTONIC = 1
local SIGINT = 2

local threads = {}
local requests = {}
local nextRequest = 0
local isTried = false
local begunAt

-- Global, because `done` reads it from the thread.
seconds = 0

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  local file = assert(io.open(arguments[1], 'rb'))
  local length = file:read('*n')
  while length do
    file:read(1)
    table.insert(requests, file:read(length))
    length = file:read('*n')
  end
  file:close()
end

local function now()
  local moment = ffi.new('moment')
  ffi.C.clock_gettime(CLOCK_MONOTONIC, moment)
  return tonumber(moment.seconds) + tonumber(moment.nanoseconds) / 1e9
end

function request()
  -- Before it connects, wrk asks for one request to look at. The time starts with the first one that it sends.
  if not isTried then
    isTried = true
    return requests[1]
  end
  if not begunAt then begunAt = now() end
  nextRequest = nextRequest + 1
  local one = requests[nextRequest]
  if one then return one end
  if seconds == 0 then
    seconds = now() - begunAt
    wrk.thread:stop()
    -- wrk waits for its time to end, unless it is interrupted as by Ctrl+C.
    ffi.C.kill(ffi.C.getpid(), SIGINT)
  end
  return ''
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'result %.6f %d %.3f %.3f %d %d\n',
    threads[1]:get('seconds'), summary.requests, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
