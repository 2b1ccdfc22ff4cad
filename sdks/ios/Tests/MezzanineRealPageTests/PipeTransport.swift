import Foundation
import MezzanineCore

/// The real page in Chromium, opened by ``PageProgram``.
@MainActor final class PipeTransport: MapTransport {
  /// Called if the program ends before the transport is closed.
  var onEnd: (@MainActor () -> Void)?
  /// Beginnings of the last messages in both directions, for errors about tests that wait too long.
  private(set) var lastMessages = (toPage: "none", fromPage: "none")

  private let process = PageProgram.make()
  private let input = Pipe()
  /// A program that does not read must not block the main actor.
  private let writing = DispatchQueue(label: "pipe")
  private weak var listener: (any MapTransportListener)?
  private var isClosed = false

  init() throws {
    // Writing to a program that has ended would end the tests.
    signal(SIGPIPE, SIG_IGN)
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let lines = lines(of: output.fileHandleForReading)
    Task { [weak self] in
      for await line in lines { self?.receive(line) }
      self?.receiveEnd()
    }
  }

  func open(_ listener: any MapTransportListener) { self.listener = listener }

  func send(_ message: String) { write(message) }

  func reload() { write(#""reload""#) }

  /// Ends the page's process. The program then opens another page.
  func crash() { write(#""crash""#) }

  func close() {
    if isClosed { return }
    isClosed = true
    listener = nil
    writing.async { [input] in try? input.fileHandleForWriting.close() }
  }

  /// Closes, and waits until the program has ended. Kills it if it does not end on its own.
  func end() async {
    close()
    for signal in [SIGTERM, SIGKILL] {
      if await hasExited() { return }
      kill(process.processIdentifier, signal)
    }
    _ = await hasExited()
  }

  private func write(_ line: String) {
    if isClosed { return }
    lastMessages.toPage = String(line.prefix(shownLength))
    writing.async { [input] in try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }
  }

  private func receive(_ line: String) {
    lastMessages.fromPage = String(line.prefix(shownLength))
    if line == #""lost""# {
      listener?.transportDidLosePage()
    } else {
      listener?.transportDidReceive(line)
    }
  }

  private func receiveEnd() {
    if !isClosed { onEnd?() }
  }

  private func hasExited() async -> Bool {
    for _ in 0..<200 where process.isRunning { try? await Task.sleep(nanoseconds: 50_000_000) }
    return !process.isRunning
  }
}

private let shownLength = 200

/// Reads lines on their own thread, until the end of the file.
private func lines(of file: FileHandle) -> AsyncStream<String> {
  AsyncStream { continuation in
    Thread.detachNewThread {
      var rest = Data()
      while true {
        let part = file.availableData
        if part.isEmpty { break }
        rest.append(part)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      continuation.finish()
    }
  }
}
