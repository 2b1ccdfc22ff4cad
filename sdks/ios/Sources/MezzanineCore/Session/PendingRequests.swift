/// Requests that wait for their reply, by id.
@MainActor final class PendingRequests {
  private struct Entry {
    let type: String
    let resolve: @MainActor (Result<Envelope, MezzanineError>) -> Void
  }

  private var entries: [Int: Entry] = [:]
  private var lastId = 0

  /// Makes an id that no other request has.
  func makeId() -> Int {
    lastId += 1
    return lastId
  }

  /// Adds a request, whose promise gets the reply.
  func add<Payload, Reply>(_ request: RequestType<Payload, Reply>, id: Int) -> Promise<Reply> {
    let promise = Promise<Reply>()
    entries[id] = Entry(type: request.name) { result in
      promise.resolve(result.flatMap { readReply($0, to: request) })
    }
    return promise
  }

  /// Rejects a request, for example one that timed out.
  func fail(_ id: Int, with error: MezzanineError) {
    entries.removeValue(forKey: id)?.resolve(.failure(error))
  }

  /// Forgets a request, for example one that was canceled.
  func remove(_ id: Int) {
    entries[id] = nil
  }

  /// Handles a reply or an error for a request.
  func receive(_ reply: Envelope, to id: Int) {
    entries.removeValue(forKey: id)?.resolve(.success(reply))
  }

  /// Rejects all requests.
  func failAll(_ makeError: (_ type: String) -> MezzanineError) {
    let failed = entries.values
    entries = [:]
    for entry in failed { entry.resolve(.failure(makeError(entry.type))) }
  }
}

private func readReply<Payload, Reply>(
  _ reply: Envelope, to request: RequestType<Payload, Reply>
) -> Result<Reply, MezzanineError> {
  if reply.type == request.name, let payload = reply.payload(as: Reply.self) {
    return .success(payload)
  }
  if reply.type == "error", let report = reply.payload(as: ErrorReport.self) {
    return .failure(MezzanineError(report.code, report.message))
  }
  let type = reply.type.prefix(greatestTypeLength)
  return .failure(
    MezzanineError(
      .invalidPayload,
      "The page responded to \(request.name) with an invalid \(type). Use the page of this version of the SDK."))
}

private let greatestTypeLength = 40
