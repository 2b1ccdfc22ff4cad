// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mezzanine",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "MezzanineCore", targets: ["MezzanineCore"])],
  targets: [
    .target(name: "MezzanineCore"),
    .testTarget(name: "MezzanineCoreTests", dependencies: ["MezzanineCore"]),
  ],
  swiftLanguageModes: [.v6]
)
