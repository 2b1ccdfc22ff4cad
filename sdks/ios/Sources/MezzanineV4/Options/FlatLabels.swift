import MezzanineCore

/// Flat labels for all locations.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
public struct FlatLabelAllLocations: Sendable, Hashable {
  /// Look of the labels.
  public var appearance: FlatLabelAppearance?

  /// Makes options.
  public init(appearance: FlatLabelAppearance? = nil) {
    self.appearance = appearance
  }
}

/// Look of flat labels.
@available(*, deprecated, message: "Use MezzanineCore.LabelItem.")
public struct FlatLabelAppearance: Sendable, Hashable {
  /// Size of the letters, 0.5 to 250; default 12. A size of 5 is a meter on the map.
  @available(*, deprecated, message: "Use LabelItem.fontSizeMeters.")
  public var fontSize: Double?
  /// CSS color of the letters.
  @available(*, deprecated, message: "Use LabelItem.color.")
  public var color: String?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Labels keep their distance to the edges.")
  public var margin: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Labels shrink until they fit.")
  public var scaleMin: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Labels shrink until they fit.")
  public var scaleStep: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Labels lie on top of their polygon.")
  public var height: Double?

  /// Makes a look.
  public init(
    color: String? = nil, fontSize: Double? = nil, margin: Double? = nil, scaleMin: Double? = nil,
    scaleStep: Double? = nil, height: Double? = nil
  ) {
    self.color = color
    self.fontSize = fontSize
    self.margin = margin
    self.scaleMin = scaleMin
    self.scaleStep = scaleStep
    self.height = height
  }
}

/// The target and the text of a label.
struct LabelText {
  let key: String
  let target: PlaceTarget
  let text: String
}

/// Makes flat labels with a look.
@available(*, deprecated)
@MainActor func flatLabels(
  _ appearance: FlatLabelAppearance?
) throws(MezzanineError) -> (LabelText) -> LabelItem {
  reportOptions(
    "FlatLabelAppearance",
    [
      ("margin", appearance?.margin, "Labels keep their distance to the edges."),
      ("scaleMin", appearance?.scaleMin, "Labels shrink until they fit."),
      ("scaleStep", appearance?.scaleStep, "Labels shrink until they fit."),
      ("height", appearance?.height, "Labels lie on top of their polygon."),
    ])
  try requireNumber("appearance.fontSize", appearance?.fontSize, from: 0.5, to: 250)
  let meters = appearance?.fontSize.map { $0 / sizePerMeter }
  return { label in
    LabelItem(
      key: label.key, target: label.target, text: label.text, kind: .flat, color: appearance?.color,
      fontSizeMeters: meters)
  }
}

private let sizePerMeter = 5.0
