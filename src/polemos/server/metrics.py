"""The figures of a server for Prometheus, in OpenMetrics form, at a port of their own.

They tell how much and how long. No name, no address, no match and no token is a label: labels are methods, templates of
routes, and statuses. Needs the extra `hosting`; this file is loaded only when somebody wants figures.
"""

import logging
from collections.abc import Callable, Iterator
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, start_http_server
from prometheus_client.metrics_core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError

from polemos import __version__
from polemos.server.match_repository import MatchRepository
from polemos.server.meter import Meter
from polemos.server.routes_live import Crowd

LOG: Final = logging.getLogger("polemos.server")
ANSWERS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds between which answers are counted."""
THOUGHTS: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
"""The same for bots."""


class Metrics(Meter):
    """Counts what it hears, and looks at the server when it is asked."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "polemos_requests",
            "Requests that were answered; status 0: whoever asked had gone.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self._seconds = Histogram(
            "polemos_request_seconds",
            "Seconds from the head of a request to the end of its answer.",
            ("method", "route"),
            buckets=ANSWERS,
            registry=self.registry,
        )
        self._choices = Counter("polemos_choices", "Choices of people that were kept and told.", registry=self.registry)
        self._thoughts = Histogram(
            "polemos_bot_seconds", "Seconds that a bot took to decide.", buckets=THOUGHTS, registry=self.registry
        )
        ProcessCollector(registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(method, route).observe(seconds)

    def chose(self, choices: int) -> None:
        """Somebody's choices have been kept and told."""
        self._choices.inc(choices)

    def thought(self, seconds: float) -> None:
        """A bot has decided."""
        self._thoughts.observe(seconds)

    def watch(self, repository: MatchRepository, crowd: Crowd) -> None:
        """Look at this server."""
        self.registry.register(Looks(repository, crowd))

    def listen(self, host: str, port: int) -> WSGIServer:
        """Answer whoever asks for the figures, in threads of their own. Raises OSError."""
        server, _ = start_http_server(port, host, self.registry)
        return server


class Looks(Collector):
    """What is seen by looking at a server."""

    def __init__(self, repository: MatchRepository, crowd: Crowd) -> None:
        store = repository.store
        self._looks: tuple[tuple[str, str, Callable[[], float]], ...] = (
            ("polemos_open_matches", "Matches that are open in memory.", repository.open_matches),
            ("polemos_websockets", "WebSockets that are open.", lambda: crowd.size),
            ("polemos_bot_queue", "Matches that wait for a bot to decide.", repository.bot_worker.queued),
            ("polemos_outbox_waiting", "Notices on their way.", repository.notice_book.waiting),
            ("polemos_clocks_running", "Clocks that run.", repository.clocks.running),
            (
                "polemos_disk_trouble",
                "1 while the folder of the games takes nothing.",
                lambda: store.trouble is not None,
            ),
        )

    def describe(self) -> Iterator[Metric]:
        """Nothing is looked at when this is registered."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Look."""
        for name, text, look in self._looks:
            try:
                value = float(look())
            except SQLAlchemyError as error:
                LOG.warning("%s cannot be told: %s", name, type(error).__name__)
                continue
            yield GaugeMetricFamily(name, text, value=value)
        yield InfoMetricFamily("polemos", "Which Polemos this is.", value={"version": __version__})
