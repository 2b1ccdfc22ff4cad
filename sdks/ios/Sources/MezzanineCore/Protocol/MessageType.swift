/// A message of the host without a reply.
struct MessageType<Payload: WireValue>: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

/// A message of the host with a reply of the same type.
struct RequestType<Payload: WireValue, Reply: WireValue>: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}
