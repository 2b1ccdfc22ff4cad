import MezzanineV4

/// Labels for all locations.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
public struct LabelAllLocations: Sendable, Hashable {
  /// Look of the labels.
  public var appearance: LabelAppearance?

  /// Makes options.
  public init(appearance: LabelAppearance? = nil) {
    self.appearance = appearance
  }
}

/// Look of labels.
@available(*, deprecated, message: "Use MezzanineCore.LabelItem.")
public struct LabelAppearance: Sendable, Hashable {
  /// Look of the text.
  public var text: Text?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Labels that would overlap are hidden.")
  public var margin: Double?

  /// Makes a look.
  public init(text: Text? = nil, margin: Double? = nil) {
    self.text = text
    self.margin = margin
  }

  /// Dark letters on a light ground.
  @available(*, deprecated, message: "Use LabelItem.color and LabelItem.haloColor.")
  public static let darkOnLight = LabelAppearance(.darkOnLight)

  /// Light letters on a dark ground.
  @available(*, deprecated, message: "Use LabelItem.color and LabelItem.haloColor.")
  public static let lightOnDark = LabelAppearance(.lightOnDark)

  /// Look of the text of labels.
  @available(*, deprecated, message: "Use MezzanineCore.LabelItem.")
  public struct Text: Sendable, Hashable {
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Labels have at most six lines.")
    public var numLines: Int?
    /// CSS color of the letters.
    @available(*, deprecated, message: "Use LabelItem.color.")
    public var foregroundColor: String?
    /// CSS color around the letters.
    @available(*, deprecated, message: "Use LabelItem.haloColor.")
    public var backgroundColor: String?
    /// Size of the letters in points, 6 to 64; default 13.
    @available(*, deprecated, message: "Use LabelItem.fontSizePixels.")
    public var size: Double?

    /// Makes a look.
    public init(
      numLines: Int? = nil, foregroundColor: String? = nil, backgroundColor: String? = nil, size: Double? = nil
    ) {
      self.numLines = numLines
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
      self.size = size
    }
  }

  private init(_ look: FloatingLabelAppearance) {
    text = Text(foregroundColor: look.text?.foregroundColor, backgroundColor: look.text?.backgroundColor)
  }
}

/// The version 4.0 labels.
@available(*, deprecated)
@MainActor func labelsOf(_ options: LabelAllLocations?) -> FloatingLabelAllLocations {
  let appearance = options?.appearance
  let text = appearance?.text
  reportOptions(
    "LabelAppearance",
    [
      ("margin", appearance?.margin, "Labels that would overlap are hidden."),
      ("text.numLines", text?.numLines, "Labels have at most six lines."),
    ])
  return FloatingLabelAllLocations(
    appearance: FloatingLabelAppearance(
      text: FloatingLabelAppearance.Text(
        foregroundColor: text?.foregroundColor, backgroundColor: text?.backgroundColor, size: text?.size)))
}
