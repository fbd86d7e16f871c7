class DockerImage:
    """Stands in for an image of testcontainers: container.py reads the file that the image would be built from."""

    def __init__(self, path, dockerfile_path="Dockerfile"):
        self.file = f"{path}/{dockerfile_path}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def __str__(self):
        return self.file
