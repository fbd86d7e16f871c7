import json
import os
import pathlib
import socket
import subprocess
from urllib.request import Request, urlopen

HOST = "docker"
resolve = socket.getaddrinfo
# The machine of a container has another name than localhost, for which the server answers only when it is told.
socket.getaddrinfo = lambda host, *rest: resolve("127.0.0.1" if host == HOST else host, *rest)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


class DockerContainer:
    """Stands in for a container of testcontainers 4.15: the process that the image's file says, with its words."""

    def __init__(self, image):
        self.file, self.env = pathlib.Path(image), {}

    def with_exposed_ports(self, *ports):
        self.ports = {port: free_port() for port in ports}
        return self

    def with_command(self, command):
        self.command = command
        return self

    def with_env(self, key, value):
        self.env[key] = value
        return self

    def waiting_for(self, strategy):
        self.strategy = strategy
        return self

    def __enter__(self):
        image = dict(line.split(" ", 1) for line in self.file.read_text().splitlines())
        source, copy = image["COPY"].split()
        entry = [str(self.file.parent / source) if word == copy else word for word in json.loads(image["ENTRYPOINT"])]
        # A container has a port of its own. Here the server gets the mapped one at once, if the right one is mapped.
        port = self.ports.get(int(image["EXPOSE"]), free_port())
        env = {"PATH": os.environ["PATH"], **self.env, "PORT": str(port)}
        self.process = subprocess.Popen([*entry, *self.command], env=env, stdout=subprocess.DEVNULL)
        try:
            self.strategy.wait_until_ready(self)
            # Nobody signs in to the default world, so a test needs its own.
            fault = b'{"operationId":"login","status":503}'
            urlopen(Request(f"http://{HOST}:{port}/__mock/faults", fault, {"Content-Type": "application/json"})).close()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def get_container_host_ip(self):
        return HOST

    def get_exposed_port(self, port):
        return self.ports[port]
