/// The content of a map: its state and its event handlers.
@MainActor struct MapDraft {
  /// The desired content of the map.
  var state: MapState

  /// Content to bring into view.
  var focus: CameraFocus?

  /// Errors in the content.
  private(set) var errors: [MezzanineError] = []

  private(set) var handlers: [@MainActor (MapEvent) -> Void] = []
  private var keys: [String: Set<String>] = [:]
  private var topics: Set<String> = []

  /// - Parameter base: What the map says besides its content.
  init(_ items: [MapItem], base: MapState = MapState()) {
    state = base
    for item in items { item.add(&self) }
  }

  /// Adds an item with a key, unless another one of its kind has it.
  mutating func add<Item>(
    _ item: Item, _ kind: String, key: String, to list: WritableKeyPath<MapState, [Item]?>
  ) {
    if !keys[kind, default: []].insert(key).inserted {
      return errors.append(
        MezzanineError(
          .invalidArgument,
          "Two items of the type \(kind) have the key “\(key)”. Expected a separate key for each. "
            + "Pass key: to one of them."))
    }
    state[keyPath: list, default: []].append(item)
  }

  /// Sets what a map has once.
  mutating func set<Topic>(_ topic: Topic?, _ kind: String, to place: WritableKeyPath<MapState, Topic?>) {
    if !topics.insert(kind).inserted {
      return errors.append(
        MezzanineError(
          .invalidArgument, "The map has two items of the type \(kind). Expected one. Remove the other."))
    }
    state[keyPath: place] = topic
  }

  /// A key for an item without a place: its position among those of its type.
  func nextKey(_ kind: String) -> String { "#\((keys[kind]?.count ?? 0) + 1)" }

  /// Calls a closure for each event.
  mutating func onEvent(_ handle: @escaping @MainActor (MapEvent) -> Void) {
    handlers.append(handle)
  }

  /// Calls a closure when the user taps an item.
  mutating func onPress(
    _ key: String, in pressed: @escaping @MainActor (ClickDetail) -> [String], _ press: (@MainActor () -> Void)?
  ) {
    guard let press else { return }
    onEvent { event in
      if case .click(let click) = event, pressed(click).contains(key) { press() }
    }
  }
}

extension MapState {
  fileprivate subscript<Item>(keyPath list: WritableKeyPath<MapState, [Item]?>, default empty: [Item]) -> [Item] {
    get { self[keyPath: list] ?? empty }
    set { self[keyPath: list] = newValue }
  }

  /// Labels of the app.
  var labelItems: [LabelItem]? {
    get { labels?.items }
    set {
      var topic = labels ?? LabelsTopic()
      topic.items = newValue
      labels = topic
    }
  }
}
