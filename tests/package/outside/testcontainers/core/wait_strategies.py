import time
import urllib.request


class HttpWaitStrategy:
    def __init__(self, port, path="/"):
        self.port, self.path = port, path

    def wait_until_ready(self, container):
        address = f"http://{container.get_container_host_ip()}:{container.get_exposed_port(self.port)}{self.path}"
        for _ in range(100):  # 10 s; testcontainers waits longer
            try:
                return urllib.request.urlopen(address).close()
            except OSError:
                time.sleep(0.1)
        raise TimeoutError(f"No good response of {address}")
