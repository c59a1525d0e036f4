// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {IPlatformSource} from "../registry/IPlatformSource.sol";
import {ReadableText} from "../ReadableText.sol";
import {ITokenCodeGenerator} from "./ITokenCodeGenerator.sol";
import {ITokenFactory} from "./ITokenFactory.sol";
import {TokenFees} from "./TokenFees.sol";
import {TokenRegistry} from "./TokenRegistry.sol";

/// @title Creates tokens from templates and remembers them
/// @dev Documented in `ITokenFactory`.
contract TokenFactory is TokenRegistry, TokenFees {
    /// @dev A template's parameters on their way from the caller to the code generator.
    struct Params {
        string[] strings;
        address[] addresses;
        uint256[] numbers;
        bool[] bools;
    }

    uint256 private constant MAX_TEMPLATE_ID = type(uint16).max;
    uint256 private constant MAX_FEE_WEI = type(uint88).max;
    /// @dev The template that pays NFT holders, and where its collection stands among the addresses.
    uint256 private constant NFT_TEMPLATE_ID = 8;
    uint256 private constant NFT_PARAM = 5;

    /// @inheritdoc IPlatformSource
    address public immutable platformRegistry;

    /// @inheritdoc ITokenFactory
    address public launchPad;
    /// @dev Beside `launchPad`, so that the answer to a token's constructor costs no slot of its own.
    bool private _createsForLaunchPad;
    mapping(uint256 templateId => Template entry) private _templates;
    uint256[] private _templateIds;

    /// @param initialOwner Sets templates and fees, and receives the platform's part until another address is set.
    /// @param registry The platform's contracts, for the tokens that ask in their constructor.
    constructor(address initialOwner, address registry) {
        if (registry.code.length == 0) revert TokenFactory_RegistryHasNoCode(registry);
        platformRegistry = registry;
        _initializeOwner(initialOwner);
        _setDevAddress(initialOwner);
    }

    /// @inheritdoc ITokenFactory
    function deploy(
        uint256 templateId,
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams,
        address inviter,
        address nftWrapper,
        bytes12 seed
    ) external payable nonReentrant returns (address token) {
        Params memory params = Params({
            strings: stringParams, addresses: addressParams, numbers: numberParams, bools: boolParams
        });
        _checkNftWrapper(templateId, params, nftWrapper);
        return _deploy(msg.sender, templateId, params, inviter, seed);
    }

    /// @inheritdoc ITokenFactory
    function deployFor(address owner_, Creation memory creation) external payable nonReentrant returns (address token) {
        if (msg.sender != launchPad) revert TokenFactory_CallerNotLaunchPad(msg.sender);
        Params memory params = Params({
            strings: creation.strings, addresses: creation.addresses, numbers: creation.numbers, bools: creation.bools
        });
        _checkNftWrapper(creation.templateId, params, creation.nftWrapper);
        _createsForLaunchPad = true;
        token = _deploy(owner_, creation.templateId, params, creation.inviter, creation.seed);
        _createsForLaunchPad = false;
    }

    /// @inheritdoc ITokenFactory
    function initLaunchPad(address launchPad_) external onlyOwner {
        if (launchPad != address(0)) revert TokenFactory_LaunchPadFixed(launchPad);
        if (launchPad_.code.length == 0) revert TokenFactory_LaunchPadHasNoCode(launchPad_);
        launchPad = launchPad_;
        emit LaunchPadSet(launchPad_);
    }

    /// @inheritdoc ITokenFactory
    function setTemplate(uint256 templateId, address generator, bool enabled) external onlyOwner {
        if (templateId == 0 || templateId > MAX_TEMPLATE_ID) {
            revert TokenFactory_TemplateIdOutOfRange(templateId, MAX_TEMPLATE_ID);
        }
        if (generator.code.length == 0) revert TokenFactory_GeneratorHasNoCode(generator);

        Template storage entry = _templates[templateId];
        address registered = entry.generator;
        if (registered == address(0)) {
            _templateIds.push(templateId);
            entry.generator = generator;
        } else if (registered != generator) {
            revert TokenFactory_TemplateFixed(templateId, registered);
        }
        entry.enabled = enabled;
        emit TemplateSet(templateId, generator, enabled);
    }

    /// @inheritdoc ITokenFactory
    function setFee(uint256 templateId, uint256 feeWei) external onlyOwner {
        if (feeWei > MAX_FEE_WEI) revert TokenFactory_FeeTooHigh(feeWei, MAX_FEE_WEI);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _template(templateId).feeWei = uint88(feeWei);
        emit FeeSet(templateId, feeWei);
    }

    /// @inheritdoc ITokenFactory
    function getDeployAddress(
        address deployer,
        uint256 templateId,
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams,
        bytes12 seed
    ) external view returns (address token) {
        Params memory params = Params({
            strings: stringParams, addresses: addressParams, numbers: numberParams, bools: boolParams
        });
        return _predict(_initCode(deployer, _template(templateId).generator, params), saltOf(deployer, seed));
    }

    /// @inheritdoc ITokenFactory
    function initCode(
        address deployer,
        uint256 templateId,
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    ) external view returns (bytes memory) {
        Params memory params = Params({
            strings: stringParams, addresses: addressParams, numbers: numberParams, bools: boolParams
        });
        return _initCode(deployer, _template(templateId).generator, params);
    }

    /// @inheritdoc ITokenFactory
    function feeOf(address user, uint256 templateId) external view returns (uint256 feeWei) {
        return _discounted(user, _template(templateId).feeWei);
    }

    /// @inheritdoc ITokenFactory
    function templateFee(uint256 templateId) external view returns (uint256 feeWei) {
        return _template(templateId).feeWei;
    }

    /// @inheritdoc ITokenFactory
    function template(uint256 templateId) external view returns (Template memory) {
        return _template(templateId);
    }

    /// @inheritdoc ITokenFactory
    function templateIds() external view returns (uint256[] memory) {
        return _templateIds;
    }

    /// @inheritdoc IPlatformSource
    function creationLauncher() external view returns (address launcher) {
        return _createsForLaunchPad ? launchPad : address(0);
    }

    /// @inheritdoc ITokenFactory
    function saltOf(address deployer, bytes12 seed) public pure returns (bytes32 salt) {
        return bytes32(abi.encodePacked(deployer, seed));
    }

    /// @dev Checks, then everything that is written, then the creation, then the excess payment.
    function _deploy(address deployer, uint256 templateId, Params memory params, address inviter, bytes12 seed)
        private
        returns (address token)
    {
        Template memory entry = _template(templateId);
        if (!entry.enabled) revert TokenFactory_TemplateDisabled(templateId);
        if (inviter != address(0)) _checkInviter(deployer, inviter);

        uint256 feeWei = _discounted(deployer, entry.feeWei);
        bytes memory code = _initCode(deployer, entry.generator, params);
        _checkNames(params.strings);
        bytes32 salt = saltOf(deployer, seed);
        token = _predict(code, salt);
        _record(deployer, token, templateId, params, inviter, feeWei);
        _create(code, salt, token);
        _returnExcess(feeWei);
    }

    function _record(
        address deployer,
        address token,
        uint256 templateId,
        Params memory params,
        address inviter,
        uint256 feeWei
    ) private {
        uint256 rewardWei = _charge(feeWei, inviter);
        uint256 infoId = _register(deployer, token, templateId);
        emit TokenDeployed(
            deployer,
            token,
            templateId,
            infoId,
            params.strings[0],
            params.strings[1],
            // forge-lint: disable-next-line(unsafe-typecast) the constructor refuses more than 18
            uint8(params.numbers[1]),
            params.numbers[0],
            inviter,
            feeWei,
            rewardWei
        );
    }

    /// @dev Hands on the constructor's own reason when it refuses. What was recorded has to be there afterwards: code at
    /// exactly that address.
    function _create(bytes memory code, bytes32 salt, address token) private {
        address created;
        assembly ("memory-safe") {
            created := create2(0, add(code, 0x20), mload(code), salt)
            if and(iszero(created), gt(returndatasize(), 0)) {
                let reason := mload(0x40)
                returndatacopy(reason, 0, returndatasize())
                revert(reason, returndatasize())
            }
        }
        if (created != token || token.code.length == 0) revert TokenFactory_DeployFailed();
    }

    function _template(uint256 templateId) private view returns (Template storage entry) {
        entry = _templates[templateId];
        if (entry.generator == address(0)) revert TokenFactory_TemplateUnknown(templateId);
    }

    function _checkInviter(address deployer, address inviter) private view {
        if (inviter == deployer) revert TokenFactory_InviterIsDeployer(inviter);
        if (!_hasTokens(inviter)) revert TokenFactory_InviterHasNoTokens(inviter);
    }

    /// @dev Every template's name and symbol, once the generator has taken their number. Here and not in the templates: the
    /// tables are larger than some of them.
    function _checkNames(string[] memory texts) private pure {
        if (!ReadableText.isReadable(bytes(texts[0]))) revert ITokenBase.Token_NameNotPrintable();
        if (!ReadableText.isReadable(bytes(texts[1]))) revert ITokenBase.Token_SymbolNotPrintable();
    }

    /// @dev The owner is the last address of every template's parameters.
    function _initCode(address deployer, address generator, Params memory params)
        private
        view
        returns (bytes memory code)
    {
        uint256 count = params.addresses.length;
        address[] memory addresses = new address[](count + 1);
        for (uint256 i = 0; i < count; ++i) {
            addresses[i] = params.addresses[i];
        }
        addresses[count] = deployer;
        bytes memory question =
            abi.encodeCall(ITokenCodeGenerator.bytecode, (params.strings, addresses, params.numbers, params.bools));
        return _ask(generator, question);
    }

    /// @dev Takes the one `bytes` of the answer as it lies in the returned data: its own copy of ten kilobytes, word by
    /// word, is what a plain call would add to the price of every token. A length beyond the end of the answer would
    /// let later writes to memory change the code between hashing and creation, so offset and length are checked.
    function _ask(address generator, bytes memory question) private view returns (bytes memory code) {
        bool sound = false;
        assembly ("memory-safe") {
            code := mload(0x40)
            let answered := staticcall(gas(), generator, add(question, 0x20), mload(question), 0x00, 0x00)
            if iszero(answered) {
                returndatacopy(code, 0x00, returndatasize())
                revert(code, returndatasize())
            }
            if gt(returndatasize(), 0x3f) {
                let size := sub(returndatasize(), 0x20)
                returndatacopy(0x00, 0x00, 0x20)
                returndatacopy(code, 0x20, size)
                mstore(0x40, and(add(add(code, size), 0x1f), not(0x1f)))
                sound := and(eq(mload(0x00), 0x20), lt(mload(code), sub(size, 0x1f)))
            }
        }
        if (!sound) revert TokenFactory_GeneratorBroken(generator);
    }

    function _predict(bytes memory code, bytes32 salt) private view returns (address) {
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(code)));
        return address(uint160(uint256(hash)));
    }

    /// @dev Only template 8 pays NFT holders, and its collection is one of its parameters: one fact, given twice, has to
    /// be the same. A wrong number of addresses is the generator's to name.
    function _checkNftWrapper(uint256 templateId, Params memory params, address nftWrapper) private pure {
        if (templateId != NFT_TEMPLATE_ID) {
            if (nftWrapper != address(0)) revert TokenFactory_NftWrapperNotAccepted(templateId, nftWrapper);
        } else if (params.addresses.length > NFT_PARAM && params.addresses[NFT_PARAM] != nftWrapper) {
            revert TokenFactory_NftWrapperMismatch(nftWrapper, params.addresses[NFT_PARAM]);
        }
    }
}
