import MezzanineCore

/// Labels that face the viewer.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
@MainActor public final class FloatingLabelManager {
  private let labels: SceneLabels

  init(_ labels: SceneLabels) {
    self.labels = labels
  }

  /// Labels each polygon that has a location. Another call replaces these labels. Flat labels stay.
  ///
  /// - Parameter options: Look of the labels; nil: the default look.
  @available(*, deprecated, message: "Use LabelsTopic.names.")
  public func labelAllLocations(options: FloatingLabelAllLocations? = nil) {
    labels.labelAll({ () throws(MezzanineError) in try floatingLabels(options?.appearance) }) { !$0.isFlat }
  }

  /// Adds a label.
  ///
  /// - Parameters:
  ///   - place: A polygon, node, coordinate, or location.
  ///   - text: Plain text.
  ///   - appearance: Look of the label.
  /// - Returns: Its id; nil after an error.
  @discardableResult
  @available(*, deprecated, message: "Add a LabelItem to LabelsTopic.items.")
  public func add(place: any Navigable, text: String, appearance: FloatingLabelAppearance? = nil) -> String? {
    labels.add(place, text) { () throws(MezzanineError) in try floatingLabels(appearance) }
  }

  /// Removes a label by its id. Removing it again does nothing.
  @available(*, deprecated, message: "Remove the LabelItem from LabelsTopic.items.")
  public func remove(id: String) {
    labels.remove { $0.item.key == id && !$0.isFlat }
  }

  /// Removes all floating labels.
  @available(*, deprecated, message: "Use LabelsTopic.names.")
  public func removeAll() {
    labels.remove { !$0.isFlat }
  }
}

/// Labels that lie on their polygon.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
@MainActor public final class FlatLabelManager {
  private let labels: SceneLabels

  init(_ labels: SceneLabels) {
    self.labels = labels
  }

  /// Labels each polygon that has a location. Another call replaces these labels. Floating labels stay.
  ///
  /// - Parameter options: Look of the labels; nil: the default look.
  @available(*, deprecated, message: "Add LabelItems of the kind flat to LabelsTopic.items.")
  public func labelAllLocations(options: FlatLabelAllLocations? = nil) {
    labels.labelAll({ () throws(MezzanineError) in try flatLabels(options?.appearance) }) { $0.isFlat }
  }

  /// Adds a label.
  ///
  /// - Parameters:
  ///   - polygon: Where it is.
  ///   - text: Plain text.
  ///   - appearance: Look of the label.
  /// - Returns: Its id; nil after an error.
  @discardableResult
  @available(*, deprecated, message: "Add a LabelItem of the kind flat to LabelsTopic.items.")
  public func add(polygon: Polygon, text: String, appearance: FlatLabelAppearance? = nil) -> String? {
    labels.add(polygon, text) { () throws(MezzanineError) in try flatLabels(appearance) }
  }

  /// Removes a label by its id. Removing it again does nothing.
  @available(*, deprecated, message: "Remove the LabelItem from LabelsTopic.items.")
  public func remove(id: String) {
    labels.remove { $0.item.key == id && $0.isFlat }
  }

  /// Removes all flat labels.
  @available(*, deprecated, message: "Remove the LabelItems from LabelsTopic.items.")
  public func removeAll() {
    labels.remove { $0.isFlat }
  }
}

/// The labels of a scene.
@available(*, deprecated)
@MainActor final class SceneLabels {
  private let context: MapContext

  init(_ context: MapContext) {
    self.context = context
  }

  /// Labels all locations, instead of the labels of earlier calls that fit.
  func labelAll(
    _ look: () throws(MezzanineError) -> (LabelText) -> LabelItem, replacing isReplaced: (SceneLabel) -> Bool
  ) {
    context.attempt { () throws(MezzanineError) in
      let venue = try context.requireVenue("labelAllLocations")
      let make = try look()
      let named = venue.polygons.compactMap { polygon -> SceneLabel? in
        guard let name = polygon.locations.first?.name else { return nil }
        let label = LabelText(key: context.newKey("location"), target: polygon.v5Target, text: name)
        return SceneLabel(item: make(label), polygonId: polygon.id, isNamed: true)
      }
      context.change { scene in
        scene.labels = scene.labels.filter { !$0.isNamed || !isReplaced($0) } + named
      }
    }
  }

  func add(
    _ place: any Navigable, _ text: String, _ look: () throws(MezzanineError) -> (LabelText) -> LabelItem
  ) -> String? {
    context.attempt { () throws(MezzanineError) in
      try context.requirePlace("place", place)
      let make = try look()
      let item = make(LabelText(key: context.newKey("label"), target: place.v5Target, text: text))
      let label = SceneLabel(item: item, polygonId: (place as? Polygon)?.id, isNamed: false)
      context.change { $0.labels.append(label) }
      return item.key
    }
  }

  func remove(_ isRemoved: (SceneLabel) -> Bool) {
    context.change { $0.labels.removeAll(where: isRemoved) }
  }
}
