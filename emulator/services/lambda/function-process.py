"""Runs one Lambda function in Python in a process of its own, started by worker.ts."""

import importlib
import json
import logging
import os
import queue
import socket
import sys
import threading
import time
import traceback

folder, handler_name, function_json = sys.argv[1:4]
described = json.loads(function_json)

# Node's channel to the emulator: a socket with one message in JSON a line.
channel = socket.socket(fileno=int(os.environ.pop("NODE_CHANNEL_FD")))
channel.setblocking(True)
channel.set_inheritable(False)
os.environ.pop("NODE_CHANNEL_SERIALIZATION_MODE", None)
sent = threading.Lock()


def send(message):
    with sent:
        channel.sendall((json.dumps(message) + "\n").encode())


def error_of(kind, message, trace=()):
    return {"errorType": kind, "errorMessage": message, "trace": list(trace)}


def error_from(error):
    """Returns an exception in Lambda's format, with the lines of the function only."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if one.filename != __file__]
    kind, message = type(error).__name__, str(error)
    lines = [line.rstrip("\n") for line in traceback.format_list(frames)]
    return error_of(kind, message, [f"{kind}: {message}", *lines])


class Context:
    """The handler's second argument."""

    def __init__(self, request_id, deadline):
        self.aws_request_id = request_id
        self.function_name = described["name"]
        self.function_version = "$LATEST"
        self.invoked_function_arn = described["arn"]
        self.memory_limit_in_mb = str(described["memoryMb"])
        self.log_group_name = os.environ["AWS_LAMBDA_LOG_GROUP_NAME"]
        self.log_stream_name = os.environ["AWS_LAMBDA_LOG_STREAM_NAME"]
        self.identity = None
        self.client_context = None
        self._deadline = deadline

    def get_remaining_time_in_millis(self):
        return max(0, int(self._deadline - time.time() * 1000))

    def log(self, message):
        print(message)


def load_handler():
    module_name, _, name = handler_name.rpartition(".")
    module_name = module_name.replace("/", ".")
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        reason = f"Unable to import module '{module_name}': {error}"
        raise Failure("Runtime.ImportModuleError", reason) from error
    except SyntaxError as error:
        reason = f"Syntax error in module '{module_name}': {error}"
        raise Failure("Runtime.UserCodeSyntaxError", reason) from error
    if not hasattr(module, name):
        reason = f"Handler '{name}' missing on module '{module_name}'"
        raise Failure("Runtime.HandlerNotFound", reason)
    return getattr(module, name)


class Failure(Exception):
    """A failure of the function that has a type of Lambda's own."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


def payload_of(result):
    try:
        return json.dumps(result)
    except (TypeError, ValueError) as error:
        reason = f"Unable to marshal response: {error}"
        raise Failure("Runtime.MarshalError", reason) from error


def answer(handler, invocation):
    try:
        context = Context(invocation["requestId"], invocation["deadline"])
        send({"type": "result", "payload": payload_of(handler(invocation["event"], context))})
    except Failure as error:
        send({"type": "error", "error": error_of(error.kind, str(error))})
    except Exception as error:
        send({"type": "error", "error": error_from(error)})


invocations = queue.Queue()


def receive():
    """Hands over invocations. Ends the process with the emulator's, also while the function keeps it busy."""
    with channel.makefile(encoding="utf8") as lines:
        for line in lines:
            message = json.loads(line)
            if "requestId" in message:
                invocations.put(message)
    os._exit(0)


threading.Thread(target=receive, daemon=True).start()
sys.path.insert(0, folder)
# Lambda prints the messages of the root logger, from warnings on.
logging.basicConfig(stream=sys.stdout, format="[%(levelname)s] %(message)s")
try:
    handle = load_handler()
except Failure as error:
    send({"type": "fatal", "error": error_of(error.kind, str(error))})
    sys.exit(1)
except Exception as error:
    send({"type": "fatal", "error": error_from(error)})
    sys.exit(1)
send({"type": "ready"})
while True:
    answer(handle, invocations.get())
