// swift-tools-version: 6.0
import PackageDescription

// An app that gets the SDK from a server's package registry, like a reader's app.
let package = Package(
  name: "RegistryTest",
  platforms: [.macOS(.v12)],
  dependencies: [.package(id: "mezzanine.Mezzanine", from: "5.0.0")],
  targets: [
    .executableTarget(
      name: "RegistryTest",
      dependencies: [.product(name: "MezzanineCore", package: "mezzanine.Mezzanine")])
  ],
  swiftLanguageModes: [.v6]
)
